import { useState } from 'react';
import { formatPrice } from '#platform/contract/money.ts';
import { formatFigure } from '#platform/contract/figures/figures.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import { removeAllowance, removeTarget, saveAllowance, saveTarget, showPayRules } from '../../../contract/pay-rule/pay-rule.endpoints.ts';
import type { AllowanceRow, TargetRow } from '../../../contract/pay-rule/pay-rule.schema.ts';
import {
  ALLOWANCE_BASIS_WORDS,
  ALLOWANCE_KIND_WORDS,
  TARGET_MEASURE_WORDS,
  TARGET_REPEAT_WORDS,
  TARGET_SCOPE_WORDS,
} from '../../../contract/pay-rule/pay-rule-words.ts';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { PAY_RULE_READS } from '../../sales-reads.ts';
import { ListTab } from '../view/list-tab.tsx';
import { ViewedProject } from '../view/viewed-project.tsx';
import { PAY } from './pay.messages.ts';

const PAGE = '/spm/project/view/pay';
const TargetForm = lazyDrawer(async () => (await import('./target-form.tsx')).TargetForm, { title: PAY.target, size: 560 });
const AllowanceForm = lazyDrawer(async () => (await import('./allowance-form.tsx')).AllowanceForm, { title: PAY.allowance, size: 440 });

/** What a project pays for targets, and its allowances. */
export const Page = () => <ViewedProject>{(project) => <PayRules project={project} />}</ViewedProject>;

function PayRules({ project }: { project: ProjectDetail }) {
  const { data, error, refetch } = useEndpoint(showPayRules, { id: project.id });
  if (!data) return <Loaded error={error} refetch={refetch} count={4} />;
  return (
    <>
      <Targets project={project} rows={data.data.targets} />
      <Allowances project={project} rows={data.data.allowances} />
    </>
  );
}

const needs = (action: 'Update' | 'Delete', call: typeof saveTarget | typeof saveAllowance | typeof removeTarget | typeof removeAllowance) =>
  ({ page: PAGE, action, call }) as const;

/** What each tier pays, in words. */
function useTiers() {
  const t = useT(PAY);
  return ({ tiers }: TargetRow) =>
    tiers
      .map(({ from_percent, pays, value }) =>
        t('tierText', {
          percent: from_percent,
          pay: pays === 'Amount' ? t('payAmount', { value: formatPrice(value) }) : t('payPercent', { value: formatFigure(value) }),
        }),
      )
      .join(', ');
}

function Targets({ project, rows }: { project: ProjectDetail; rows: readonly TargetRow[] }) {
  const t = useT(PAY);
  const say = useSay();
  const tiers = useTiers();
  const period = usePeriodText();
  const [edited, setEdited] = useState<TargetRow | null>(null);
  const drop = useWrite(removeTarget, { invalidates: PAY_RULE_READS });
  const more = (row: TargetRow): RowAction[] => [
    { key: 'edit', label: PAY.edit, icon: 'edit', onClick: () => setEdited(row), needs: needs('Update', saveTarget) },
  ];
  return (
    <>
      <ListTab
        title={PAY.targets}
        add={PAY.addTarget}
        rows={rows}
        nameOf={({ name }) => name}
        adds={needs('Update', saveTarget)}
        removes={needs('Delete', removeTarget)}
        onRemove={({ id }) => drop.run({ id: project.id, row_id: id })}
        more={more}
        columns={[
          { label: PAY.name, cell: ({ name }) => name },
          { label: PAY.scope, cell: ({ scope }) => say(TARGET_SCOPE_WORDS[scope]) },
          {
            label: PAY.of,
            cell: (row) => [row.promoter?.name ?? row.outlet?.name ?? (row.scope === 'Project' ? '' : t('each')), row.product?.name].filter(Boolean).join(', '),
          },
          {
            label: PAY.target,
            number: true,
            cell: ({ target, measure }) => (measure === 'Value' ? `RM ${formatPrice(target)}` : `${formatFigure(target)} ${say(TARGET_MEASURE_WORDS.Units)}`),
          },
          { label: PAY.repeats, cell: ({ repeats }) => say(TARGET_REPEAT_WORDS[repeats]) },
          { label: PAY.period, cell: period },
          { label: PAY.tiers, cell: tiers },
          { label: PAY.status, cell: ({ status }) => <StatusChip status={status} /> },
        ]}
        form={(close) => <TargetForm project={project} onClose={close} />}
      />
      {edited && <TargetForm project={project} row={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function Allowances({ project, rows }: { project: ProjectDetail; rows: readonly AllowanceRow[] }) {
  const t = useT(PAY);
  const say = useSay();
  const [edited, setEdited] = useState<AllowanceRow | null>(null);
  const drop = useWrite(removeAllowance, { invalidates: PAY_RULE_READS });
  const more = (row: AllowanceRow): RowAction[] => [
    { key: 'edit', label: PAY.edit, icon: 'edit', onClick: () => setEdited(row), needs: needs('Update', saveAllowance) },
  ];
  return (
    <>
      <ListTab
        title={PAY.allowances}
        add={PAY.addAllowance}
        rows={rows}
        nameOf={({ name }) => name}
        adds={needs('Update', saveAllowance)}
        removes={needs('Delete', removeAllowance)}
        onRemove={({ id }) => drop.run({ id: project.id, row_id: id })}
        more={more}
        columns={[
          { label: PAY.name, cell: ({ name }) => name },
          { label: PAY.kind, cell: ({ kind }) => say(ALLOWANCE_KIND_WORDS[kind]) },
          { label: PAY.basis, cell: ({ basis }) => say(ALLOWANCE_BASIS_WORDS[basis]) },
          { label: PAY.basisAmount, number: true, cell: ({ amount }) => formatPrice(amount) },
          { label: PAY.outlets, cell: ({ outlets }) => (outlets.length === 0 ? t('allOutlets') : outlets.map(({ name }) => name).join(', ')) },
          { label: PAY.minHours, number: true, cell: ({ min_hours }) => min_hours },
          { label: PAY.status, cell: ({ status }) => <StatusChip status={status} /> },
        ]}
        form={(close) => <AllowanceForm project={project} onClose={close} />}
      />
      {edited && <AllowanceForm project={project} row={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
