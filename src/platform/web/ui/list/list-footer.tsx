import { NativeSelect, Pagination } from '@mantine/core';
import type { Meta } from '#platform/contract/endpoint.ts';
import { MAX_PER_PAGE, PAGE_SIZES } from '#platform/contract/paging.ts';
import { useT } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import classes from './list-footer.module.css';

interface ListFooterProps {
  readonly meta: Meta;
  readonly onPage: (page: number) => void;
  readonly onPerPage: (perPage: number) => void;
  readonly phone: boolean;
}

/** Which rows are shown of how many, rows per page, and the pages. */
export function ListFooter({ meta, onPage, onPerPage, phone }: ListFooterProps) {
  const t = useT(UI_MESSAGES);
  const { page, per_page: perPage, total, last_page: last } = meta;
  const sizes = [...new Set([...PAGE_SIZES, MAX_PER_PAGE, perPage])].sort((a, b) => a - b);
  return (
    <div className={classes['footer']}>
      <div className="row">
        <span className="tabular" aria-live="polite">
          {t('rangeOf', {
            from: total === 0 ? 0 : (page - 1) * perPage + 1,
            to: Math.min(page * perPage, total),
            total,
          })}
        </span>
        <label className={`${classes['sizes']} row`}>
          {phone ? <span className="sr-only">{t('rowsPerPage')}</span> : <span>{t('rowsPerPage')}</span>}
          <NativeSelect size="xs" w={72} value={String(perPage)} data={sizes.map(String)} onChange={(event) => onPerPage(Number(event.currentTarget.value))} />
        </label>
      </div>
      {last > 1 && (
        <Pagination
          size="sm"
          {...(phone && { gap: 4 })}
          total={last}
          value={page}
          onChange={onPage}
          siblings={phone ? 0 : 1}
          boundaries={1}
          getItemProps={(n) => ({ 'aria-label': t('page', { n }) })}
          getControlProps={(control) =>
            control === 'previous' ? { 'aria-label': t('previousPage') } : control === 'next' ? { 'aria-label': t('nextPage') } : {}
          }
        />
      )}
    </div>
  );
}
