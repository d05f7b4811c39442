import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { PERSON } from '../person.messages.ts';
import classes from './form.module.css';

/** One row of a list field: its title, its fields, and how to remove it. */
export function RowCard({ title, onRemove, children }: { title: string; onRemove?: (() => void) | undefined; children: ReactNode }) {
  const t = useT(PERSON);
  return (
    <fieldset className={classes['row']}>
      <legend className="sr-only">{title}</legend>
      <div className={classes['rowHead']}>
        <span aria-hidden>{title}</span>
        {onRemove && (
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('removeOf', { name: title })} onClick={onRemove}>
            <Icon name="delete" size={16} />
          </ActionIcon>
        )}
      </div>
      {children}
    </fieldset>
  );
}
