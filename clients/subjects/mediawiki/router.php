<?php
// Stands for the web server before MediaWiki: Wikipedia's paths, on PHP's built-in server.
$root = getenv( 'PEER_ROOT' );
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$script = preg_match( '#^/w/(api|index|load)\.php#', $path, $match ) ? $match[1] : 'index';
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = "/w/$script.php";
$_SERVER['SCRIPT_FILENAME'] = "$root/$script.php";
chdir( $root );
require "$root/$script.php";
