/** One deployment: confirm it, take its days ahead away, or give them to somebody else. */
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailDrawer, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateRangeText, useToday } from '#platform/web/ui/values.tsx';
import { cancelDeployment, confirmDeployment, replaceDeployment, type DeploymentRow } from '../contract/deployment.endpoints.ts';
import type { ProjectRow } from '../contract/project.register.ts';
import { DEPLOYMENT as W } from './deployment.messages.ts';
import { WOM_READS } from './wom-reads.ts';

const CancelForm = lazyDrawer(async () => (await import('./deployment-forms.tsx')).CancelForm, { title: W.cancelDays, size: 440 });
const ReplaceForm = lazyDrawer(async () => (await import('./deployment-forms.tsx')).ReplaceForm, { title: W.replace, size: 440 });

export function DeploymentDetail({ project, deployment, onClose }: { project: ProjectRow; deployment: DeploymentRow; onClose: () => void }) {
  const t = useT(W);
  const today = useToday();
  const [asked, ask] = useState<'cancel' | 'replace' | null>(null);
  const { run, busy } = useWrite(confirmDeployment, { invalidates: WOM_READS });
  const { id, employee, status, start_date, end_date, cancel_reason } = deployment;
  const pending = status === 'Pending';
  const ahead = employee !== null && (pending ? end_date >= today : end_date > today);
  return (
    <DetailDrawer
      size={480}
      onClose={onClose}
      title={employee?.name ?? t('somebody')}
      badge={<StatusChip status={status} />}
      actions={
        ahead && (
          <>
            {pending && (
              <ActionButton needs={{ page: '/wom/project', action: 'Confirm', call: confirmDeployment }} loading={busy} onClick={() => run({ id })}>
                {t('confirm')}
              </ActionButton>
            )}
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
          ...(cancel_reason ? [{ label: W.reason, value: cancel_reason, wide: true }] : []),
        ]}
      />
      {asked === 'cancel' && <CancelForm deployment={deployment} onClose={() => ask(null)} />}
      {asked === 'replace' && <ReplaceForm project={project} deployment={deployment} onClose={() => ask(null)} />}
    </DetailDrawer>
  );
}
