import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useLabel, useT, type Label } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { PERSON } from '../person.messages.ts';
import classes from './view.module.css';

/** A titled card of the view; `onEdit` puts its Edit button on the right. */
export function Card({ title, note, onEdit, children }: { title: Label; note?: Label; onEdit?: (() => void) | undefined; children: ReactNode }) {
  const labelOf = useLabel();
  const t = useT(PERSON);
  const id = useId();
  return (
    <section className={classes['card']} aria-labelledby={id}>
      <div className={classes['cardHead']}>
        <h2 className="heading" id={id}>
          {labelOf(title)}
        </h2>
        {onEdit && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<Icon name="edit" size={16} />}
            onClick={onEdit}
            aria-label={t('editTitle', { section: labelOf(title) })}
          >
            {t('edit')}
          </Button>
        )}
      </div>
      {note && <p className={classes['note']}>{labelOf(note)}</p>}
      {children}
    </section>
  );
}
