/** Turns the pages of something long that is no list: a file, a table of the law. Nothing where all stands on one page. */
import { ActionIcon } from '@mantine/core';
import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import classes from './pager.module.css';

export function Pager({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const t = useT(UI_MESSAGES);
  if (last < 2) return null;
  return (
    <div className={classes['pager']}>
      <ActionIcon variant="default" aria-label={t('previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="chevron-left" size={16} />
      </ActionIcon>
      <span className="tabular" aria-live="polite">
        {t('pageOf', { page, last })}
      </span>
      <ActionIcon variant="default" aria-label={t('nextPage')} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <Icon name="chevron-right" size={16} />
      </ActionIcon>
    </div>
  );
}
