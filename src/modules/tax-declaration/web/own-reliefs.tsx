/** Own TP1 declarations below the payslips: limits of the year, what was declared, figures of a previous employer. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { listOwnReliefs, ownReliefSummary, withdrawRelief } from '../contract/relief.endpoints.ts';
import type { ReliefItemRow, ReliefRow, ReliefSummary } from '../contract/relief.schema.ts';
import { TP3 } from '../contract/opening.messages.ts';
import { DeclareButton } from './declare-button.tsx';
import { ReliefCard } from './relief-parts.tsx';
import { RELIEF } from './relief.messages.ts';
import classes from './relief.module.css';
import { Tp3Facts } from './tp3-facts.tsx';

const SHOWN = 5;
const ALL = 100;

export function OwnReliefs() {
  const t = useT(RELIEF);
  const tp3 = useT(TP3);
  const { data: summary } = useEndpoint(ownReliefSummary, {}, { quiet: true });
  const year = summary?.data;
  if (!year) return null;
  return (
    <section className={classes['section']} aria-labelledby="own-reliefs">
      <div className={`${classes['head']} wrap`}>
        <h2 className="title" id="own-reliefs">
          {t('title')}
        </h2>
        <DeclareButton />
      </div>
      <p className="quiet small flush">{t('intro')}</p>
      <Limits year={year} />
      <Declarations />
      {year.previous_employer && (
        <>
          <h3 className="title">{tp3('title')}</h3>
          <p className="quiet small flush">{tp3('note')}</p>
          <Tp3Facts opening={year.previous_employer} />
        </>
      )}
    </section>
  );
}

function Limits({ year: { year, items } }: { year: ReliefSummary }) {
  const t = useT(RELIEF);
  const [all, setAll] = useState(false);
  const used = items.filter((item) => item.used > 0 || item.waiting > 0);
  const shown = all ? items : used;
  return (
    <>
      <div className={`${classes['head']} wrap`}>
        <h3 className="title">{t('limits', { year: String(year) })}</h3>
        <Button variant="subtle" size="compact-sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'limitsFew' : 'limitsAll')}
        </Button>
      </div>
      {shown.length === 0 && <p className="quiet small flush">{t('nothingUsed')}</p>}
      <ul className={classes['limits']}>
        {shown.map((item) => (
          <Limit key={item.key} item={item} />
        ))}
      </ul>
    </>
  );
}

function Limit({ item }: { item: ReliefItemRow }) {
  const t = useT(RELIEF);
  const { locale } = useLocale();
  const { limit, used, waiting } = item;
  const width = (amount: number) => ({ inlineSize: `${limit === null ? 0 : Math.min(100, (amount / limit) * 100)}%` });
  return (
    <li className={classes['limit']}>
      <span>{locale === 'ms' ? item.title_malay : item.title}</span>
      <div>
        {limit !== null && (
          <div className={classes['bar']} aria-hidden>
            <span style={width(used)} />
            <span data-waiting style={width(waiting)} />
          </div>
        )}
        <small>
          <span>{t('used', { used: formatPrice(used) })}</span>
          {waiting > 0 && <span>{t('waiting', { waiting: formatPrice(waiting) })}</span>}
          <span>{limit === null ? t('noLimit') : t('of', { limit: formatPrice(limit) })}</span>
        </small>
      </div>
    </li>
  );
}

function Declarations() {
  const t = useT(RELIEF);
  const confirm = useConfirm();
  const [all, setAll] = useState(false);
  const { data } = useEndpoint(listOwnReliefs, { per_page: all ? ALL : SHOWN, sort: 'desc', sort_by: 'month' }, { quiet: true, minDelay: false });
  const { run } = useWrite(withdrawRelief, { invalidates: [listOwnReliefs, ownReliefSummary] });
  const withdraw = async ({ id, status, updated_at }: ReliefRow) => {
    // A refusal has been told by the global handler.
    if (await confirm({ title: t('withdrawTitle'), message: RELIEF.intro, verb: t('withdraw'), danger: true }))
      await run({ id, status, updated_at }).catch(() => undefined);
  };
  if (!data) return null;
  return (
    <>
      <h3 className="title">{t('declarations')}</h3>
      {data.data.length === 0 && <p className="quiet small flush">{t('none')}</p>}
      <ul className={classes['cards']}>
        {data.data.map((row) => (
          <ReliefCard key={row.id} row={row}>
            {row.can.withdraw && (
              <Button variant="subtle" color="red" size="compact-sm" onClick={() => void withdraw(row)}>
                {t('withdraw')}
              </Button>
            )}
          </ReliefCard>
        ))}
      </ul>
      {data.meta.total > data.data.length && (
        <div>
          <Button variant="default" size="xs" onClick={() => setAll(true)}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
