import { keepRow } from '../action/keep-focus.ts';
import { Checkbox } from '@mantine/core';
import { Fragment } from 'react';
import { useLabel, useT } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import classes from './list-cards.module.css';
import { drawCell, isNothing, valueOf } from './list-cell.tsx';
import { isExact } from './columns/list-columns.ts';
import type { Column } from './list-types.ts';
import { groupAbove, type ListView } from './list-view.ts';
import { RowMenu } from './row-menu.tsx';

const FACTS = 3;

/** The parts of a card: what the columns say of themselves, else the first column as title, a status as chip, the next three as facts. */
export function cardParts<Row>(columns: readonly Column<Row>[]) {
  const announced = columns.some(({ card }) => card !== undefined);
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
  const badge = columns.find(({ card }) => card === 'badge') ?? (announced ? undefined : columns.find(({ kind }) => kind === 'status'));
  const subtitle = columns.find(({ card }) => card === 'subtitle');
  const facts = announced
    ? columns.filter(({ card }) => typeof card === 'number').sort((a, b) => Number(a.card) - Number(b.card))
    : columns.filter((column) => column !== title && column !== badge).slice(0, FACTS);
  return { title, badge, subtitle, facts };
}

/** A fact that says nothing takes no room of a card; a cell of words draws itself and may say more than its value. */
export function isFact<Row>(column: Column<Row>, row: Row): boolean {
  const drawn = column.cell?.(row);
  if (column.cell && (isNothing(drawn) || drawn === false || drawn === '–')) return false;
  return column.cell && !(column.value && isExact(column)) ? true : !isNothing(valueOf(column, row));
}

/** The rows as cards with the facts that matter, on a phone. */
export function ListCards<Row>(view: ListView<Row>) {
  const labelOf = useLabel();
  const t = useT(UI_MESSAGES);
  const { title, badge, subtitle, facts } = cardParts(view.columns);
  return (
    <>
      <ul ref={keepRow} className={`list ${view.stale ? 'fade' : ''}`} aria-label={view.title}>
        {view.rows.map((row, at) => {
          const key = view.rowKey(row);
          const open = view.onOpen;
          const heading = groupAbove(view, at);
          return (
            <Fragment key={key}>
              {heading !== null && <li className="quiet small strong">{heading}</li>}
              <li className={`${classes['card']} reach-links ${view.leaving?.(row) ? 'fade' : ''}`} data-clickable={open ? true : undefined}>
                <div className={`${classes['cardHead']} row-top`}>
                  {view.selectable && view.selectable(row) && (
                    <Checkbox
                      size="sm"
                      mt={2}
                      aria-label={t('selectRow', { name: view.rowName(row) })}
                      checked={view.selected.has(key)}
                      onChange={(event) => view.onSelect([key], event.currentTarget.checked)}
                    />
                  )}
                  <div className={classes['cardBody']} data-face={title?.picture ? true : undefined} data-below={title?.picture || subtitle ? true : undefined}>
                    <div className={`${classes['cardWords']} words`}>
                      <div className="strong">
                        {title &&
                          (open ? (
                            <button type="button" className={`${classes['cardLink']} plain-button strong`} onClick={() => open(row)}>
                              {drawCell(title, row)}
                            </button>
                          ) : (
                            drawCell(title, row)
                          ))}
                      </div>
                      {subtitle && <div className={`${title?.picture ? classes['besideFace'] : ''} quiet small`}>{drawCell(subtitle, row)}</div>}
                    </div>
                    {badge && drawCell(badge, row)}
                  </div>
                  {view.rowActions && <RowMenu actions={view.rowActions(row)} />}
                </div>
                {facts.some((column) => isFact(column, row)) && (
                  <dl className={classes['facts']}>
                    {facts
                      .filter((column) => isFact(column, row))
                      .map((column) => (
                        <div key={column.key}>
                          <dt>{labelOf(column.label)}</dt>
                          <dd>{drawCell(column, row)}</dd>
                        </div>
                      ))}
                  </dl>
                )}
              </li>
            </Fragment>
          );
        })}
      </ul>
      {view.totals && (
        <div className={`${classes['card']} ${classes['cardTotals']}`}>
          <strong>{t('totalOfFilter')}</strong>
          <dl className={classes['facts']}>
            {view.columns
              .filter(({ key }) => view.totals?.[key] !== undefined)
              .map((column) => (
                <div key={column.key}>
                  <dt>{labelOf(column.label)}</dt>
                  <dd>{view.totals?.[column.key]}</dd>
                </div>
              ))}
          </dl>
        </div>
      )}
    </>
  );
}
