/** One employee's payroll (R31): how it came about on the left, what is entered in the middle, what comes out on the right. */
import { Alert, Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { Text } from '#platform/contract/messages.ts';
import { isCalendarDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useDiscardGuard } from '#platform/web/forms/use-discard-guard.ts';
import { useT, type Label } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { TabButtons } from '#platform/web/ui/page/tabs-nav.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import { showPayroll } from '../../contract/payroll.endpoints.ts';
import { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { Adjustments } from './adjustments/adjustments.tsx';
import { CalculationPanel } from './calculation-panel.tsx';
import { ContributionTab } from './contribution-tab.tsx';
import { EditorProvider, type Editor } from './editor.tsx';
import { LinesTab } from './lines-tab.tsx';
import { LiveTotals } from './live-totals.tsx';
import { LookAt, Walk } from './neighbour-walk.tsx';
import { PersonCard } from './person-card.tsx';
import { ProcessActions } from './process-actions.tsx';
import { figuresOf, hasMoved, type Draft } from './draft/process-draft.ts';
import type { ProcessTab } from './draft/process-store.ts';
import { PROCESS } from './process.messages.ts';
import classes from './process.module.css';
import { SalaryTab } from './salary-tab.tsx';
import { useProcess, type ProcessTarget } from './draft/use-process.ts';
import { ShownPayroll } from './shown-payroll.ts';
import { Warnings } from './warnings.tsx';
import { FinalPayCard } from '../final-pay/final-pay-card.tsx';
import { AdvancesCard } from '../off-cycle/advances-card.tsx';
import { OwedCard } from '../later/owed-card.tsx';
import { PendingReliefs } from '#modules/tax-declaration/web/public.tsx';
import { WorksheetTab } from './worksheet-tab.tsx';

const LIST = '/payroll/manage';
const TABS = ['salary', 'earnings', 'deductions', 'contribution', 'worksheet'] as const satisfies readonly ProcessTab[];

function targetOf(search: string): ProcessTarget | null {
  const query = new URLSearchParams(search);
  const employee_id = Number(query.get('employee_id'));
  const [start_date, end_date] = [query.get('start_date') ?? '', query.get('end_date') ?? ''];
  if (!Number.isSafeInteger(employee_id) || employee_id < 1 || !isCalendarDate(start_date) || !isCalendarDate(end_date)) return null;
  return { employee_id, start_date, end_date, id: Number(query.get('id')) || null };
}

export function Page() {
  const t = useT(PROCESS);
  const search = useSearch();
  const target = useMemo(() => targetOf(search), [search]);
  const process = useProcess(target);
  const { form: draft, loading, changed } = process.state;
  // The whole worksheet is much to draw: in turns, with what waits for it meanwhile.
  const isDrawn = useDeferredValue(draft !== null);
  const mayLeave = useDiscardGuard(changed && !process.busy);
  const toList = (
    <Button component={Link} href={LIST} variant="default" leftSection={<Icon name="back" size={16} />}>
      {t('back')}
    </Button>
  );
  if (!target)
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState drawing="people" title={PROCESS.noEmployee} hint={PROCESS.noEmployeeHint} action={toList} />
      </>
    );
  const stands = isDrawn && draft && !(loading && draft.form.employee_id !== target.employee_id);
  return (
    <>
      <PageHeader title={t('title')} action={<Walk target={target} mayLeave={mayLeave} />} />
      {stands ? (
        <Screen draft={draft} process={process} />
      ) : loading || draft ? (
        <Waiting />
      ) : (
        <EmptyState
          drawing="money"
          title={PROCESS.notLoaded}
          hint={process.problem ?? PROCESS.notLoadedHint}
          action={
            <>
              {toList} {process.refused ? <LookAt target={target} /> : <Button onClick={() => void process.load()}>{t('retry')}</Button>}
            </>
          }
        />
      )}
    </>
  );
}

/** In the three columns of what comes. */
const Waiting = () => (
  <div className={classes['screen']}>
    {([3, 4, 8] as const).map((count, at) => (
      <div key={count} className={classes['card']}>
        <Skeletons shape={at === 2 ? 'rows' : 'form'} count={count} />
      </div>
    ))}
  </div>
);

type Process = ReturnType<typeof useProcess>;

function Screen({ draft, process }: { draft: Draft; process: Process }) {
  const t = useT(PROCESS);
  const { form } = draft;
  const tab = process.state.selection ?? 'salary';
  const computed = useMemo(() => figuresOf(draft), [draft]);
  // A refused rate leaves the last figures that the law allowed.
  const [last, setLast] = useState(computed.figures);
  if (computed.figures && computed.figures !== last) setLast(computed.figures);
  const readOnly = !(form.can.process || form.can.update);
  const editor: Editor = {
    draft,
    figures: computed.figures ?? last,
    refusal: computed.refusal,
    errors: process.errors,
    readOnly,
    edit: process.edit,
  };
  // Ctrl+S from any field: what the Save button would do.
  useHotkeys([['mod+S', () => void (!readOnly && !process.busy && (process.state.changed || form.id === null || hasMoved(draft)) && process.save(draft))]], []);
  return (
    <EditorProvider value={editor}>
      <ShownPayroll value={{ ...form, changed: process.state.changed }}>
        {form.status === 'Confirmed' && !readOnly && (
          <Alert icon={<Icon name="info" />} mb="md">
            {t('fallsBack')}
          </Alert>
        )}
        {readOnly && (
          <Alert icon={<Icon name="lock" />} mb="md">
            {t('readOnly')}
          </Alert>
        )}
        <div className={classes['screen']}>
          <div className={`${classes['left']} stack`}>
            <PersonCard />
            <CalculationPanel sites={process.state.sites ?? []} busy={process.busy} onType={(type) => void process.changeType(type)} />
          </div>
          <div className={`${classes['middle']} stack`}>
            <section className={classes['card']} aria-label={t('tabs')}>
              <TabButtons
                label={t('tabs')}
                value={tab}
                onChange={process.select}
                tabs={TABS.map((key) => ({
                  key,
                  label: t(key),
                  ...((key === 'earnings' || key === 'deductions') && form[key].length > 0 && { badge: form[key].length }),
                }))}
              />
              <div role="tabpanel" aria-label={t(tab)} className={classes['panel']}>
                {tab === 'salary' && <SalaryTab />}
                {tab === 'earnings' && <LinesTab key="earnings" side="earnings" />}
                {tab === 'deductions' && <LinesTab key="deductions" side="deductions" />}
                {tab === 'contribution' && <ContributionTab />}
                {tab === 'worksheet' && (
                  <>
                    <Suspense fallback={null}>
                      <PendingReliefs
                        employeeId={form.employee_id}
                        year={Number(form.end_date.slice(0, 4))}
                        changed={process.state.changed}
                        onDecided={() => void process.load()}
                      />
                    </Suspense>
                    <WorksheetTab />
                  </>
                )}
              </div>
            </section>
            <Adjustments onSaved={process.refresh} />
            {form.id !== null && form.kind === 'final' && <FinalPayCard key={`final-${form.id}`} id={form.id} className={classes['card']} />}
            <AdvancesCard key={`advances-${form.employee_id}`} employeeId={form.employee_id} className={classes['card']} />
            <OwedCard key={`owed-${form.employee_id}`} form={form} className={classes['card']} onAdjusted={() => void process.load()} />
            <Slot name="payroll-cards" />
            {form.id !== null && <History id={form.id} />}
          </div>
          <aside className={classes['right']} aria-label={t('totals')}>
            <div className={classes['card']}>
              <LiveTotals />
              <Warnings />
              <ProcessActions draft={draft} process={process} readOnly={readOnly} />
            </div>
          </aside>
        </div>
      </ShownPayroll>
    </EditorProvider>
  );
}

const MOVES: Readonly<Record<string, { readonly label?: Text | undefined }>> = payrollWorkflow.moves;
const moveLabel = (action: string): Label => MOVES[action]?.label ?? action;

function History({ id }: { id: number }) {
  const { data } = useEndpoint(showPayroll, { id }, { keepPrevious: false, minDelay: false, quiet: true });
  if (!data || data.timeline.length === 0) return null;
  const newestFirst = [...data.timeline].reverse();
  return (
    <section className={classes['card']}>
      <Timeline entries={newestFirst} actionLabel={moveLabel} />
    </section>
  );
}
