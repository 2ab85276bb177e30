import { join } from 'node:path'
import { compareScript } from './mediawiki/compare-script.ts'

/** What bots written with MediaWiki::Bot, and MediaWiki::API below it, ask for. */
export default compareScript({
  debianPackage: 'libmediawiki-bot-perl',
  script: 'read-with-mediawiki-bot.pl',
  interpreter: '/usr/bin/perl',
  findModules: (root) => ({
    PERL5LIB: [join(root, 'usr/share/perl5'), join(root, 'usr/lib/x86_64-linux-gnu/perl5/5.36')].join(':'),
  }),
})
