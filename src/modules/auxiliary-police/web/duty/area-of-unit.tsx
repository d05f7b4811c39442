import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DUTY as W } from './duty.messages.ts';
import { useAreaRows } from './use-areas.ts';

/** Where an officer holds powers, with a mark where that is none of the areas of the unit. */
export function AreaOfUnit({ name }: { name: string }) {
  const areas = useAreaRows();
  const unknown = areas && areas.length > 0 && !areas.some((each) => each.name.toLowerCase() === name.toLowerCase());
  return (
    <>
      {name} {unknown && <StatusChip status={null} label={W.notOfUnit} colour="warning" />}
    </>
  );
}
