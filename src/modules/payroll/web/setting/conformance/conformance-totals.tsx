/** Right and wrong by scheme and rule, on the server and, when asked, in this browser. */
import { formatFigure } from '#platform/contract/figures/figures.ts';
import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { sayMonths } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import type { runConformance } from '#modules/statutory/contract/conformance/conformance.endpoints.ts';
import type { ConformanceTotal } from '#modules/statutory/contract/conformance/conformance.schema.ts';
import { CONFORMANCE, CONFORMANCE_SCHEME_WORDS } from './conformance.messages.ts';
import classes from './conformance.module.css';
import { runInBrowser, type BrowserRun } from './run-in-browser.ts';

type Run = OutputOf<typeof runConformance>;
const count = (totals: readonly ConformanceTotal[], key: 'right' | 'wrong') => totals.reduce((sum, total) => sum + total[key], 0);

function Outcome({ where, totals }: { where: string; totals: readonly ConformanceTotal[] }) {
  const t = useT(CONFORMANCE);
  const [right, wrong] = [count(totals, 'right'), count(totals, 'wrong')];
  const words = { n: right + wrong, wrong };
  return (
    <Alert
      color={wrong === 0 ? 'green' : 'red'}
      icon={<Icon name={wrong === 0 ? 'success' : 'alert'} />}
      title={t(wrong === 0 ? 'allRight' : 'someWrong', words)}
      className="tabular"
    >
      {where}
    </Alert>
  );
}

/** The totals of its rules, by scheme. */
const schemesOf = (totals: readonly ConformanceTotal[]) =>
  [...Map.groupBy(totals, ({ scheme }) => scheme)].map(([scheme, rules]) => ({ scheme, right: count(rules, 'right'), wrong: count(rules, 'wrong') }));

export function ConformanceTotals({ run, again, busy }: { run: Run; again: () => void; busy: boolean }) {
  const t = useT(CONFORMANCE);
  const { locale } = useLocale();
  const [own, setOwn] = useState<BrowserRun | null>(null);
  const [running, setRunning] = useState(false);
  const runHere = async () => {
    setRunning(true);
    try {
      setOwn(await runInBrowser());
    } finally {
      setRunning(false);
    }
  };
  return (
    <>
      <div className={classes['outcomes']}>
        <Outcome where={t('server')} totals={run.totals} />
        {own && <Outcome where={t('here')} totals={own.totals} />}
      </div>
      {own && own.wrong.length > 0 && (
        <ul className={classes['wrong']}>
          {own.wrong.map(({ id, title }) => (
            <li key={id}>{title[locale]}</li>
          ))}
        </ul>
      )}
      <ul className={`${classes['schemes']} bare`}>
        {schemesOf(run.totals).map(({ scheme, right, wrong }) => (
          <li key={scheme} data-wrong={wrong > 0 || undefined}>
            <Icon name={wrong === 0 ? 'success' : 'alert'} size={16} />
            <span>{t(wrong === 0 ? 'schemeRight' : 'schemeWrong', { scheme: CONFORMANCE_SCHEME_WORDS[scheme][locale], n: right + wrong, wrong })}</span>
          </li>
        ))}
      </ul>
      <details className={classes['rules']}>
        <summary>{t('totals')}</summary>
        <table className={classes['totals']}>
          <caption className="sr-only">{t('totals')}</caption>
          <TableHead heads={[t('scheme'), t('version'), t('right'), t('wrong')]} />
          <tbody>
            {run.totals.map(({ scheme, version, right, wrong }) => (
              <tr key={`${scheme} ${version}`} data-wrong={wrong > 0 || undefined}>
                <th scope="row">{CONFORMANCE_SCHEME_WORDS[scheme][locale]}</th>
                <td>{sayMonths(version, locale)}</td>
                <td>{formatFigure(right)}</td>
                <td>{formatFigure(wrong)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Group gap="xs" mt="sm">
          <Button variant="default" leftSection={<Icon name="refresh" size={16} />} loading={busy} onClick={again}>
            {t('again')}
          </Button>
          <Button variant="default" loading={running} onClick={() => void runHere()}>
            {t('browser')}
          </Button>
        </Group>
      </details>
    </>
  );
}
