/** The calculators: a page of its own for every signed-in person. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

export const statutoryManifest = defineManifest({
  name: 'statutory',
  pages: {
    '/calculator': {
      kind: 'item',
      section: 'main',
      title: { en: 'Calculator', ms: 'Kalkulator' },
      context: {
        en: 'EPF, SOCSO, EIS, HRD levy and monthly tax, step by step with the law',
        ms: 'KWSP, PERKESO, SIP, levi HRD dan cukai bulanan, langkah demi langkah dengan undang-undangnya',
      },
      icon: 'calculator',
      audience: ['all'],
      modules: ['core'],
      order: 90,
      actions: [],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof statutoryManifest> {}
}
