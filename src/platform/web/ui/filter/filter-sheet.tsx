import { Button, Drawer } from '@mantine/core';
import { useT } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import { ClearFilters } from './clear-filters.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

interface FilterSheetProps extends FilterFieldsProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The filters of a phone, from below. */
export function FilterSheet({ opened, onClose, ...fields }: FilterSheetProps) {
  const t = useT(UI_MESSAGES);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('filter')}
      radius="md"
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{ content: { height: 'auto', maxHeight: '88dvh' } }}
    >
      <div className="stack">
        <FilterFields {...fields} />
        <Button onClick={onClose}>{t('showResults')}</Button>
        <ClearFilters {...fields} />
      </div>
    </Drawer>
  );
}
