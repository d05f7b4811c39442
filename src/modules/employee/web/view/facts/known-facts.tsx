import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { useLabel, useT } from '#platform/web/locale/locale.tsx';
import type { ComponentProps } from 'react';
import type { EmployeeDetail } from '../../../contract/employee-detail.schema.ts';
import { missingFacts } from './missing-facts.tsx';
import { VIEW } from '../view.messages.ts';
import classes from '../view.module.css';

type Items = ComponentProps<typeof Facts>['items'];
const isKnown = ({ value }: Items[number]) => value !== null && value !== undefined && value !== '' && value !== false;

/** Facts of a person; what nobody entered is named in one line, so that dashes take no room from what is known, unless the head asks for it. */
export function KnownFacts({ of, items }: { of: EmployeeDetail; items: Items }) {
  const t = useT(VIEW);
  const labelOf = useLabel();
  const asked = new Set(missingFacts(of).map(({ label }) => label));
  const missing = items.filter((item) => !isKnown(item) && !asked.has(item.label)).map(({ label }) => labelOf(label));
  return (
    <>
      <Facts items={items.filter(isKnown)} />
      {missing.length > 0 && <p className={classes['unknown']}>{t('unknown', { names: missing.join(', ') })}</p>}
    </>
  );
}
