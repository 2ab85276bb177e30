# What bots written with MediaWiki::Bot (and MediaWiki::API below it) ask for; prints one JSON object a call.
use strict;
use warnings;
use JSON;
use MediaWiki::Bot;

my ( $host, $path ) = $ARGV[0] =~ m{^http://([^/]+)/?(.*)$};
my $bot = MediaWiki::Bot->new(
    {   assert   => undef,
        host     => $host,
        path     => $path ? "$path/w" : 'w',
        protocol => 'http',
        agent    => 'mainstay-clients',
    }
);
sub titles { return [ map { $_->{title} } @{ $_[0] } ] }
my @calls = (
    [ 'get_text'              => sub { $bot->get_text('Brinmouth') } ],
    [ 'get_text of a section' => sub { $bot->get_text( 'Brinmouth', { section => 2 } ) } ],
    [ 'get_id'                => sub { $bot->get_id('Salt') } ],
    [ 'get_pages'             => sub { scalar $bot->get_pages( [ 'Salt', 'Herring', 'No such town' ] ) } ],
    [ 'get_history'           => sub { [ $bot->get_history( 'Salt', { limit => 5 } ) ] } ],
    [ 'what_links_here'       => sub { titles( [ $bot->what_links_here('Ilse Varn') ] ) } ],
    [ 'list_transclusions'    => sub { titles( [ $bot->list_transclusions('Template:Stub') ] ) } ],
    [ 'get_pages_in_category' => sub { [ $bot->get_pages_in_category('Category:Ports') ] } ],
    [ 'get_all_categories'    => sub { [ $bot->get_all_categories() ] } ],
    [ 'get_namespace_names'   => sub { +{ $bot->get_namespace_names() } } ],
    [ 'get_pages_in_namespace' => sub { [ $bot->get_pages_in_namespace(100) ] } ],
    [ 'prefixindex'           => sub { titles( [ $bot->prefixindex( 'Salt', 0, 'nonredirects' ) ] ) } ],
    [ 'search'                => sub { [ sort $bot->search('herring') ] } ],
    [ 'expandtemplates'       => sub { $bot->expandtemplates( 'Lighthouse', '{{Main|Salt}}' ) } ],
    [ 'get_protection'        => sub { $bot->get_protection('Salt') } ],
    [ 'linksearch'            => sub { [ $bot->linksearch( 'brinmouth.example', 0, 'https' ) ] } ],
    [ 'get_mw_version'        => sub { $bot->get_mw_version() } ],
);
my $json = JSON->new->canonical->allow_nonref->allow_blessed;
for my $entry (@calls) {
    my ( $call, $make ) = @$entry;
    my $result = eval { $make->() };
    my $error = $@ || $bot->{error}{details};
    delete $bot->{error};
    print $json->utf8->encode( { call => $call, $error ? ( error => "$error" ) : ( result => $result ) } ), "\n";
}
