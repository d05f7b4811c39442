/** The roster that fills itself: asked for, followed, looked at beside what stands, accepted. Nothing is written before. */
import { Button, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { keepFocus } from '#platform/web/ui/action/keep-focus.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { cancelFill, lastFill, showFill } from '../../../contract/fill/fill.endpoints.ts';
import { SCHEDULE } from '../../schedule.messages.ts';
import { FILL } from './fill.messages.ts';
import { FillForm } from './fill-form.tsx';
import { FillProposal } from './fill-proposal.tsx';
import classes from './fill.module.css';

/** While it is being looked for. */
const ASK_EVERY_MS = 1000;
export const FILL_READS = ['attendance.last-fill', 'attendance.show-fill'] as const;

export function FillView({ above }: { above: ReactNode }) {
  const t = useT(FILL);
  const { data, error, refetch } = useEndpoint(lastFill, {});
  const id = data?.data?.id;
  return (
    <>
      <PageHeader title={SCHEDULE.title} context={t('context')} />
      {above}
      <div ref={keepFocus}>
        <Loaded error={error} refetch={refetch} shape="rows" count={6}>
          {data && (id === undefined ? <FillForm /> : <OpenFill key={id} id={id} />)}
        </Loaded>
      </div>
    </>
  );
}

/** One that was asked for. */
function OpenFill({ id }: { id: number }) {
  const t = useT(FILL);
  const first = useEndpoint(showFill, { id }, { minDelay: false });
  const running = first.data?.data.status === 'pending' || first.data?.data.status === 'running';
  const { data, error, refetch } = useEndpoint(showFill, { id }, { minDelay: false, refetchInterval: running ? ASK_EVERY_MS : false });
  const stop = useWrite(cancelFill, { invalidates: FILL_READS });
  const putAway = () => void stop.run({ id }).catch(() => undefined);
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="rows" count={6} />;
  const fill = data.data;
  if (fill.proposal) return <FillProposal fill={fill} proposal={fill.proposal} onPutAway={putAway} />;
  if (!running) {
    return (
      <div className={`${classes['box']} card stack`} role="alert">
        <p className="flush">{t('failed')}</p>
        <div>
          <Button onClick={putAway} loading={stop.busy}>
            {t('again')}
          </Button>
        </div>
      </div>
    );
  }
  const doing = fill.status === 'pending' ? t('waiting') : t('running', { n: fill.percent });
  return (
    <section className={`${classes['box']} card stack`} aria-live="polite">
      <p className="strong flush">{doing}</p>
      {/* Nobody knows how long it waits. */}
      {fill.status === 'running' && <Progress value={Math.max(3, fill.percent)} aria-label={doing} animated />}
      <p className="note flush">{t('runningNote')}</p>
      <div>
        <Button variant="default" onClick={putAway} loading={stop.busy}>
          {t('stop')}
        </Button>
      </div>
    </section>
  );
}
