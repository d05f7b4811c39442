/** One employee's payroll (R31): how it came about on the left, what is entered in the middle, what comes out on the right. */
import { Alert, Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { Text } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { isCalendarDate } from '#platform/contract/dates.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useDiscardGuard } from '#platform/web/forms/use-discard-guard.ts';
import { useLocale, useT, type Label } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/confirm.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TabButtons } from '#platform/web/ui/tabs-nav.tsx';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { payrollPayslip, showPayroll } from '../../contract/payroll.endpoints.ts';
import { showSetting } from '../../contract/payroll-setting.endpoints.ts';
import { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { PayForm } from '../manage/pay-form.tsx';
import { Adjustments } from './adjustments.tsx';
import { CalculationPanel } from './calculation-panel.tsx';
import { ContributionTab } from './contribution-tab.tsx';
import { EditorProvider, type Editor } from './editor.tsx';
import { LinesTab } from './lines-tab.tsx';
import { LiveTotals } from './live-totals.tsx';
import { useNeighbours } from './neighbours.ts';
import { PersonCard } from './person-card.tsx';
import { figuresOf, type Draft } from './process-draft.ts';
import type { ProcessTab } from './process-store.ts';
import { PROCESS } from './process.messages.ts';
import classes from './process.module.css';
import { SalaryTab } from './salary-tab.tsx';
import { useProcess, type ProcessTarget } from './use-process.ts';
import { Warnings } from './warnings.tsx';
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
  const mayLeave = useDiscardGuard(changed && !process.busy);
  const toList = (
    <Button component={Link} href={LIST} variant="default" leftSection={<Icon name="back" size={16} />}>
      {t('back')}
    </Button>
  );
  if (!target) return <EmptyState title={PROCESS.noEmployee} hint={PROCESS.noEmployeeHint} action={toList} />;
  const stands = draft && !(loading && draft.form.employee_id !== target.employee_id);
  return (
    <>
      <PageHeader title={t('title')} context={stands ? draft.form.name : undefined} action={<Walk target={target} mayLeave={mayLeave} />} />
      {stands ? (
        <Screen draft={draft} process={process} />
      ) : loading ? (
        <Skeletons shape="form" count={8} />
      ) : (
        <EmptyState
          title={PROCESS.notLoaded}
          hint={PROCESS.notLoadedHint}
          action={
            <>
              {toList} <Button onClick={() => void process.load()}>{t('retry')}</Button>
            </>
          }
        />
      )}
    </>
  );
}

function Walk({ target, mayLeave }: { target: ProcessTarget; mayLeave: () => Promise<boolean> }) {
  const t = useT(PROCESS);
  const [, navigate] = useLocation();
  const near = useNeighbours(target);
  const go = async (href: string | null | undefined) => {
    if (href && (await mayLeave())) navigate(href);
  };
  return (
    <>
      <Button variant="default" disabled={!near?.previous} leftSection={<Icon name="chevron-left" size={16} />} onClick={() => void go(near?.previous)}>
        <span className="sr-only">{t('previous')}: </span>
        {near ? t('position', { at: near.at, all: near.all }) : '–'}
      </Button>
      <Button variant="default" disabled={!near?.next} rightSection={<Icon name="chevron-right" size={16} />} onClick={() => void go(near?.next)}>
        {t('next')}
      </Button>
    </>
  );
}

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
  const editor: Editor = { draft, figures: computed.figures ?? last, refusal: computed.refusal, errors: process.errors, readOnly, edit: process.edit };
  return (
    <EditorProvider value={editor}>
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
        <div className={classes['left']}>
          <PersonCard />
          <CalculationPanel sites={process.state.sites ?? []} busy={process.busy} onType={(type) => void process.changeType(type)} />
        </div>
        <div className={classes['middle']}>
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
              {tab === 'worksheet' && <WorksheetTab />}
            </div>
          </section>
          <Adjustments onSaved={process.refresh} />
          {form.id !== null && <History id={form.id} />}
        </div>
        <aside className={classes['right']} aria-label={t('totals')}>
          <div className={classes['card']}>
            <LiveTotals />
            <Warnings />
            <Actions draft={draft} process={process} readOnly={readOnly} />
          </div>
        </aside>
      </div>
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

function Actions({ draft, process, readOnly }: { draft: Draft; process: Process; readOnly: boolean }) {
  const t = useT(PROCESS);
  const { locale } = useLocale();
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  const [paying, setPaying] = useState(false);
  const mayConfirm = useCan(LIST, 'Confirm');
  const { data: setting } = useEndpoint(showSetting, {}, { minDelay: false, staleTime: 60_000, quiet: true });
  const { form } = draft;
  const { changed } = process.state;
  const saved = form.id;
  // What this person saves, another one confirms: then there is nothing to offer.
  const confirmsOwn = mayConfirm && setting?.data.four_eyes === false;
  const asConfirmed = async () => {
    const { figures } = figuresOf(draft);
    const net = formatPrice((figures?.totals.total_net_pay ?? 0) / 100);
    if (await confirm({ title: t('confirmAsk', { name: form.name }), message: t('confirmText', { net }), confirm: PROCESS.confirm }))
      await process.saveAndConfirm(draft);
  };
  const canSave = !readOnly && (changed || saved === null || form.status === 'Confirmed');
  const offersConfirm = changed || saved === null ? !readOnly && confirmsOwn : form.can.confirm;
  return (
    <div className={classes['actions']}>
      {offersConfirm && (
        <Button loading={process.busy} onClick={() => void asConfirmed()}>
          {t(changed || saved === null ? 'saveConfirm' : 'confirm')}
        </Button>
      )}
      {!readOnly && (
        <Button variant={offersConfirm ? 'default' : 'filled'} loading={process.busy} disabled={!canSave} onClick={() => void process.save(draft)}>
          {t('save')}
        </Button>
      )}
      {saved !== null && !changed && form.can.mark_paid && (
        <Button variant="default" leftSection={<Icon name="cash-multiple" size={16} />} onClick={() => setPaying(true)}>
          {t('markPaid')}
        </Button>
      )}
      {saved !== null && !changed && form.can.payslip && (
        <Button variant="default" leftSection={<Icon name="pdf" size={16} />} onClick={() => void openFile(payrollPayslip, { id: saved, language: locale })}>
          {t('payslip')}
        </Button>
      )}
      {paying && saved !== null && (
        <PayForm
          payroll={{ id: saved, name: form.name }}
          onClose={() => setPaying(false)}
          onPaid={() => navigate(`/payroll/manage/process?employee_id=${form.employee_id}&start_date=${form.start_date}&end_date=${form.end_date}&id=${saved}`)}
        />
      )}
    </div>
  );
}
