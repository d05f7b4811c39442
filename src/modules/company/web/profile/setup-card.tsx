import { Text } from '@mantine/core';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useViewer } from '#platform/web/viewer.tsx';
import { showSetup } from '../../contract/setup.endpoints.ts';
import { SectionCard } from '../section-card.tsx';
import { SETUP_MESSAGES } from '../setup.messages.ts';
import { SetupSteps, useSetupProgress } from '../setup-steps.tsx';

/** What a new company still lacks, for its owner: the same steps as on the dashboard; gone once all is done. */
export function SetupCard() {
  const isOwner = useViewer().type === 'owner';
  const steps = useEndpoint(showSetup, {}, { enabled: isOwner, quiet: true }).data?.data ?? [];
  const progress = useSetupProgress(steps);
  if (steps.length === 0) return null;
  return (
    <SectionCard
      title={SETUP_MESSAGES.title}
      action={
        <Text size="sm" c="dimmed">
          {progress}
        </Text>
      }
    >
      <SetupSteps steps={steps} />
    </SectionCard>
  );
}
