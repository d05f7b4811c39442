import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import type { SetupBlock } from '../../contract/setup.schema.ts';
import { SETUP_MESSAGES } from '../setup.messages.ts';
import { SetupSteps, useSetupProgress } from '../setup-steps.tsx';

/** An owner's first days; the server leaves it out once all is done. */
export function ChecklistCard() {
  const steps = useBlock<SetupBlock>('checklist')?.steps ?? [];
  return (
    <BlockCard title={SETUP_MESSAGES.title} aside={useSetupProgress(steps)}>
      <SetupSteps steps={steps} />
    </BlockCard>
  );
}
