import { Button, type ButtonProps } from '@mantine/core';
import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { whatIsSet } from './filter-places.ts';

/** Puts all filters of a list back to what they begin with; nothing where none of these is set. */
export function ClearFilters({ filters, list, onClick, ...button }: FilterFieldsProps & ButtonProps & { readonly onClick?: () => void }) {
  const t = useT(UI_MESSAGES);
  if (whatIsSet(list.draft, filters).length === 0) return null;
  const clear = () => {
    onClick?.();
    list.clearFilters();
  };
  return (
    <Button variant="subtle" leftSection={<Icon name="filter-off" size={16} />} {...button} onClick={clear}>
      {t('clearAll')}
    </Button>
  );
}
