<?php
// The peer's wiki: what its installer wrote, then what makes it like an encyclopedia.
if ( !defined( 'MEDIAWIKI' ) ) {
	exit;
}
require getenv( 'PEER_DATA' ) . '/LocalSettings.php';
$wgServer = getenv( 'PEER_SERVER' );
$wgCanonicalServer = $wgServer;
$wgArticlePath = '/wiki/$1';
$wgJobRunRate = 0;
$wgRightsUrl = 'https://creativecommons.org/licenses/by-sa/4.0/';
$wgRightsText = 'Creative Commons Attribution-ShareAlike 4.0';
$wgExtraNamespaces = [ 100 => 'Portal', 101 => 'Portal_talk' ];
foreach ( [ 'TextExtracts', 'PageImages', 'ParserFunctions', 'Cite' ] as $extension ) {
	wfLoadExtension( $extension );
}
$wgAutoloadClasses['FullTextSearch'] = __DIR__ . '/full-text-search.php';
$wgSearchType = 'FullTextSearch';
