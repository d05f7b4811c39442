import { Button } from '@mantine/core';
import { defineMessages } from '#platform/contract/messages.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import type { DocumentRow } from '../../contract/document.schema.ts';
import type { DocumentFormProps } from '../form/document-form.tsx';
import { checklistOf, type ChecklistItem } from './checklist-state.ts';
import classes from './employee-documents.module.css';

const M = defineMessages({
  title: { en: 'Personnel file', ms: 'Fail peribadi' },
  complete: { en: '{done} of {all} in the file', ms: '{done} daripada {all} dalam fail' },
  done: { en: 'In the file', ms: 'Dalam fail' },
  missing: { en: 'Missing', ms: 'Tiada' },
  expired: { en: 'Expired', ms: 'Tamat tempoh' },
  show: { en: 'Show', ms: 'Papar' },
  upload: { en: 'Upload', ms: 'Muat naik' },
});
const ICON = { done: 'success', missing: 'alert-circle', expired: 'alert' } as const;

export interface PersonnelChecklistProps {
  readonly documents: readonly DocumentRow[];
  /** Absent: the viewer may not add. */
  readonly onAdd?: ((start: Pick<DocumentFormProps, 'category' | 'title'>) => void) | undefined;
}

/** What every personnel file should hold, and whether this one does. */
export function PersonnelChecklist({ documents, onAdd }: PersonnelChecklistProps) {
  const t = useT(M);
  const items = checklistOf(documents);
  return (
    <section className={classes['checklist']} aria-label={t('title')}>
      <div className={classes['head']}>
        <h2 className="heading">{t('title')}</h2>
        <span>{t('complete', { done: items.filter(({ state }) => state === 'done').length, all: items.length })}</span>
      </div>
      <ul className={`${classes['items']} list`}>
        {items.map((each) => (
          <Item key={each.item.key} {...each} onAdd={onAdd} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, document, state, onAdd }: ChecklistItem<DocumentRow> & Pick<PersonnelChecklistProps, 'onAdd'>) {
  const t = useT(M);
  const say = useSay();
  const name = say(item.title);
  return (
    <li className={`${classes['item']} entry`} data-state={state}>
      <Icon name={ICON[state]} size={20} />
      <span className={classes['words']}>
        <span>{name}</span>
        <span className="quiet small">{t(state)}</span>
      </span>
      {document && (
        <Button variant="subtle" size="compact-sm" aria-label={`${t('show')}: ${name}`} onClick={() => openDetail(document.id)}>
          {t('show')}
        </Button>
      )}
      {!document && onAdd && (
        <Button variant="default" size="compact-sm" aria-label={`${t('upload')}: ${name}`} onClick={() => onAdd({ category: item.category, title: name })}>
          {t('upload')}
        </Button>
      )}
    </li>
  );
}
