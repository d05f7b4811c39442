import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { useLabel, useT } from '#platform/web/locale/locale.tsx';
import type { ComponentProps } from 'react';
import { VIEW } from './view.messages.ts';
import classes from './view.module.css';

type Items = ComponentProps<typeof Facts>['items'];
const isKnown = ({ value }: Items[number]) => value !== null && value !== undefined && value !== '' && value !== false;

/** Facts of a person; what nobody entered is named in one line, so that dashes take no room from what is known. */
export function KnownFacts({ items }: { items: Items }) {
  const t = useT(VIEW);
  const said = useLabel();
  const missing = items.filter((item) => !isKnown(item)).map(({ label }) => said(label));
  return (
    <>
      <Facts items={items.filter(isKnown)} />
      {missing.length > 0 && <p className={classes['unknown']}>{t('unknown', { names: missing.join(', ') })}</p>}
    </>
  );
}
