import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { later, OnApproach } from '../light/on-approach.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { whatIsSet } from './filter-places.ts';

const POPOVER = later(async () => (await import('./filter-popover.tsx')).FilterPopover);
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** The button of the filters that do not stand in the row, with the number of those that are set: a popover, on a phone a sheet. */
export function FilterMore({ phone, ...fields }: FilterFieldsProps & { readonly phone: boolean }) {
  const t = useT(UI_MESSAGES);
  const [opened, setOpened] = useState<boolean | null>(null);
  const n = whatIsSet(fields.list.draft, fields.filters).length;
  const button = { variant: 'default', leftSection: <Icon name="filter" size={16} />, children: n > 0 ? t('filterCount', { n }) : t('filter') } as const;
  if (!phone) {
    return (
      <OnApproach part={POPOVER} light={(approach) => <Button {...button} {...approach} aria-haspopup="dialog" aria-expanded={false} />}>
        {(FilterPopover) => <FilterPopover {...fields} button={button} />}
      </OnApproach>
    );
  }
  return (
    <>
      <Button {...button} onClick={() => setOpened(true)} aria-haspopup="dialog" />
      {opened !== null && (
        <Suspense>
          <FilterSheet {...fields} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
