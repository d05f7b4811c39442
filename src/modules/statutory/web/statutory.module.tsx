/** The statutory calculators in the portal. The only file that app imports. */
import { defineWebModule } from '#platform/web/module.ts';
import { statutoryManifest } from '../contract/statutory.manifest.ts';

export const statutoryModule = defineWebModule({
  name: 'statutory',
  manifest: statutoryManifest,
  pages: { '/calculator': () => import('./calculator-page.tsx') },
  // Who looks for a body of the law by its name means its rates.
  commands: [
    {
      key: 'law-epf',
      kind: 'law',
      title: { en: 'EPF rates and calculator', ms: 'Kadar dan kalkulator KWSP' },
      words: ['epf kwsp'],
      icon: 'calculator',
      path: '/calculator?scheme=epf',
    },
    {
      key: 'law-socso',
      kind: 'law',
      title: { en: 'SOCSO rates and calculator', ms: 'Kadar dan kalkulator PERKESO' },
      words: ['socso perkeso skbbk'],
      icon: 'calculator',
      path: '/calculator?scheme=socso',
    },
    {
      key: 'law-eis',
      kind: 'law',
      title: { en: 'EIS rates and calculator', ms: 'Kadar dan kalkulator SIP' },
      words: ['eis sip'],
      icon: 'calculator',
      path: '/calculator?scheme=eis',
    },
    {
      key: 'law-hrdf',
      kind: 'law',
      title: { en: 'HRD levy and calculator', ms: 'Levi HRD dan kalkulator' },
      words: ['hrdf hrd corp levy levi'],
      icon: 'calculator',
      path: '/calculator?scheme=hrdf',
    },
    {
      key: 'law-mtd',
      kind: 'law',
      title: { en: 'MTD (PCB) calculator', ms: 'Kalkulator PCB' },
      words: ['mtd pcb tax cukai lhdn'],
      icon: 'calculator',
      path: '/calculator?scheme=mtd',
    },
  ],
});
