/** One deployment: confirm it, take its days ahead away, or give them to somebody else. */
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { DateRangeText, useToday } from '#platform/web/ui/values.tsx';
import { assessDeployment, cancelDeployment, confirmDeployment, isGone, replaceDeployment, type DeploymentRow } from '../contract/deployment.endpoints.ts';
import type { ProjectRow } from '../contract/project.register.ts';
import { DEPLOYMENT as W } from './deployment.messages.ts';
import { WOM_READS } from './wom-reads.ts';

const OverrideForm = lazyDrawer(async () => (await import('./deployment-forms.tsx')).OverrideForm, { title: W.confirm, size: 440 });
const CancelForm = lazyDrawer(async () => (await import('./deployment-forms.tsx')).CancelForm, { title: W.cancelDays, size: 440 });
const ReplaceForm = lazyDrawer(async () => (await import('./deployment-forms.tsx')).ReplaceForm, { title: W.replace, size: 440 });

export function DeploymentDetail({ project, deployment, onClose }: { project: ProjectRow; deployment: DeploymentRow; onClose: () => void }) {
  const t = useT(W);
  const today = useToday();
  const [asked, ask] = useState<'override' | 'cancel' | 'replace' | null>(null);
  const { id, employee, status, start_date, end_date, cancel_reason, override_reason, standby } = deployment;
  const pending = status === 'Pending';
  const ahead = employee !== null && (pending ? end_date >= today : status !== 'Completed' && !isGone(status) && end_date > today);
  const assessed = useEndpoint(assessDeployment, { id }, { quiet: true, enabled: pending && ahead }).data?.data;
  return (
    <DetailDrawer
      size={480}
      onClose={onClose}
      title={employee?.name ?? t('somebody')}
      badge={<StatusChip status={status} />}
      actions={
        ahead && (
          <>
            {pending && <ConfirmButton id={id} assessed={assessed} onOverride={() => ask('override')} />}
            <ActionButton
              variant="light"
              needs={{ page: '/wom/project', action: 'Deploy', call: replaceDeployment }}
              opens={ReplaceForm}
              onClick={() => ask('replace')}
            >
              {t('replace')}
            </ActionButton>
            <ActionButton
              variant="light"
              color="red"
              needs={{ page: '/wom/project', action: 'Deploy', call: cancelDeployment }}
              opens={CancelForm}
              onClick={() => ask('cancel')}
            >
              {t('cancelDays')}
            </ActionButton>
          </>
        )
      }
    >
      <Facts
        items={[
          { label: W.period, value: <DateRangeText from={start_date} to={end_date} /> },
          { label: W.status, value: <StatusChip status={status} /> },
          ...(standby ? [{ label: W.standby, value: t('untilCalled') }] : []),
          ...(override_reason ? [{ label: W.override, value: override_reason, wide: true }] : []),
          ...(cancel_reason ? [{ label: W.reason, value: cancel_reason, wide: true }] : []),
        ]}
      />
      {assessed && [...assessed.refused, ...assessed.warnings].length > 0 && (
        <DetailSection title={W.lookAt}>
          <ul className="small">
            {[...assessed.refused, ...assessed.warnings].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </DetailSection>
      )}
      {asked === 'override' && assessed && <OverrideForm deployment={deployment} warnings={assessed.warnings} onClose={() => ask(null)} />}
      {asked === 'cancel' && <CancelForm deployment={deployment} onClose={() => ask(null)} />}
      {asked === 'replace' && <ReplaceForm project={project} deployment={deployment} onClose={() => ask(null)} />}
    </DetailDrawer>
  );
}

interface ConfirmButtonProps {
  readonly id: number;
  /** What speaks against it; absent: not known yet. */
  readonly assessed: OutputOf<typeof assessDeployment>['data'] | undefined;
  readonly onOverride: () => void;
}

/** Confirms at once where the hours of the law say nothing; else the owner is asked for the reason. */
function ConfirmButton({ id, assessed, onOverride }: ConfirmButtonProps) {
  const t = useT(W);
  const isOwner = useViewer().type === 'owner';
  const { run, busy } = useWrite(confirmDeployment, { invalidates: WOM_READS });
  const override = assessed?.override === true;
  return (
    <ActionButton
      needs={{ page: '/wom/project', action: 'Confirm', call: confirmDeployment }}
      opens={override ? OverrideForm : undefined}
      loading={busy}
      disabled={override && !isOwner}
      reason={t('ownerOnly')}
      onClick={() => (override ? onOverride() : void run({ id }))}
    >
      {t('confirm')}
    </ActionButton>
  );
}
