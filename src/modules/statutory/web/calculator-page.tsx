/** Five statutory calculators, with the steps behind each figure in the reader's language. */
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { CALCULATOR } from './calculator.messages.ts';
import { EisCalculator, EpfCalculator, HrdfCalculator, SocsoCalculator } from './contribution-calculators.tsx';
import { MtdCalculator } from './mtd-calculator.tsx';

const CALCULATORS = { epf: EpfCalculator, socso: SocsoCalculator, eis: EisCalculator, hrdf: HrdfCalculator, mtd: MtdCalculator } as const;
type Scheme = keyof typeof CALCULATORS;
const SCHEMES = Object.keys(CALCULATORS) as Scheme[];

export function Page() {
  const t = useT(CALCULATOR);
  const asked = new URLSearchParams(useSearch()).get('scheme');
  const scheme = SCHEMES.find((key) => key === asked) ?? 'epf';
  const Calculator = CALCULATORS[scheme];
  return (
    <>
      <PageHeader title={t('title')} />
      <TabsNav
        label={CALCULATOR.schemes}
        tabs={SCHEMES.map((key) => ({ href: `/calculator?scheme=${key}`, label: CALCULATOR[key], active: key === scheme }))}
      />
      <Calculator key={scheme} />
    </>
  );
}
