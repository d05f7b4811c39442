import { Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useT } from '../../locale/locale.tsx';
import classes from './import-wizard.module.css';
import { IMPORT_MESSAGES, type ImportKind, type ImportRow } from './import.messages.ts';
import { scrollRegion } from '../page/scroll-region.ts';
import { StatusChip } from '../status-chip.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';

const VIRTUAL_ABOVE = 100;
const TONES = { added: 'success', changed: 'info', refused: 'error', unchanged: 'primary' } as const satisfies Record<ImportKind, string>;

interface ImportRowsProps {
  readonly rows: readonly ImportRow[];
  /** Rows that the person leaves out. */
  readonly left: ReadonlySet<number>;
  readonly onLeave: (row: number, leave: boolean) => void;
}

/** What each row of the file would do, with the reason where it is refused. Of many rows only those in view are drawn. */
export function ImportRows({ rows, left, onLeave }: ImportRowsProps) {
  const t = useT(IMPORT_MESSAGES);
  const scroll = useRef<HTMLElement>(null);
  const long = rows.length > VIRTUAL_ABOVE;
  const virtualizer = useVirtualizer({ count: long ? rows.length : 0, getScrollElement: () => scroll.current, estimateSize: () => 52, overscan: 10 });
  return (
    <section ref={scroll} className={classes['rows']} {...scrollRegion(t('result'))}>
      {long ? (
        <ul style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => (
            <li
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              className={`${classes['row']} ${classes['placed']}`}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <RowWords row={rows[item.index] as ImportRow} left={left} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.row} className={classes['row']}>
              <RowWords row={row} left={left} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RowWords({ row, left, onLeave }: Omit<ImportRowsProps, 'rows'> & { row: ImportRow }) {
  const t = useT(IMPORT_MESSAGES);
  const ui = useT(UI_MESSAGES);
  const savable = row.kind === 'added' || row.kind === 'changed';
  return (
    <>
      <span className={classes['number']} title={t('row')}>
        {row.row}
      </span>
      <div className={classes['words']}>
        <div className={`${classes['line']} wrap`}>
          <span className={classes['name']}>{row.name === String(row.row) ? `${t('row')} ${row.row}` : row.name}</span>
          <StatusChip status={row.kind} label={t(row.kind)} colour={TONES[row.kind]} />
        </div>
        {row.errors?.map(({ column, message }, index) => (
          <div key={index} className={classes['error']}>
            {column && `${column}: `}
            {message}
          </div>
        ))}
        {row.changes?.map(({ column, before, after }, index) => (
          <div key={index} className={classes['change']}>
            {column}:{' '}
            {row.kind !== 'added' && before !== null && (
              <>
                <s>{before}</s> →{' '}
              </>
            )}
            {after ?? '–'}
          </div>
        ))}
      </div>
      {savable && (
        <Checkbox
          size="sm"
          aria-label={ui('selectRow', { name: row.name })}
          checked={!left.has(row.row)}
          onChange={(event) => onLeave(row.row, !event.currentTarget.checked)}
        />
      )}
    </>
  );
}
