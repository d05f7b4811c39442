/** Turns the pages of long files. */
import { ActionIcon } from '@mantine/core';
import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { FILES } from '#modules/statutory-file/web/statutory-file.messages.ts';
import classes from '#modules/statutory-file/web/statutory-file.module.css';

export function Pager({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const t = useT(FILES);
  if (last < 2) return null;
  return (
    <div className={classes['pager']}>
      <ActionIcon variant="default" aria-label={t('previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="chevron-left" size={16} />
      </ActionIcon>
      <span className="tabular" aria-live="polite">
        {t('page', { page, last })}
      </span>
      <ActionIcon variant="default" aria-label={t('next')} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <Icon name="chevron-right" size={16} />
      </ActionIcon>
    </div>
  );
}
