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
      title: { en: 'EPF rates and calculator', ms: 'Kadar dan kalkulator KWSP' },
      words: ['epf kwsp'],
      icon: 'calculator',
      path: '/calculator',
    },
    {
      key: 'law-socso',
      title: { en: 'SOCSO and EIS rates and calculator', ms: 'Kadar dan kalkulator PERKESO dan SIP' },
      words: ['socso perkeso eis sip skbbk'],
      icon: 'calculator',
      path: '/calculator',
    },
    { key: 'law-mtd', title: { en: 'MTD (PCB) calculator', ms: 'Kalkulator PCB' }, words: ['mtd pcb tax cukai lhdn'], icon: 'calculator', path: '/calculator' },
  ],
});
