/** Stock by outlet and product: what is out or low, and the openings that differ from the close before them. */
import { useSearch } from 'wouter';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { DifferenceList } from './difference-list.tsx';
import { StockList } from './stock-list.tsx';
import { STOCK } from './stock.messages.ts';

const PAGE = '/spm/product/stock';

export function Page() {
  const differs = new URLSearchParams(useSearch()).get('tab') === 'differences';
  const tabs = (
    <TabsNav
      label={STOCK.title}
      tabs={[
        { href: PAGE, label: STOCK.balances, active: !differs },
        { href: `${PAGE}?tab=differences`, label: STOCK.differences, active: differs },
      ]}
    />
  );
  return differs ? <DifferenceList above={tabs} /> : <StockList above={tabs} />;
}
