import { ActionIcon, Tooltip } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { DECISIONS } from './decisions.messages.ts';
import classes from './triage-walk.module.css';
import type { Triage } from './use-triage.ts';

/** To the neighbours in the list, with the keys that do the same. */
export function TriageWalk({ next, previous, keysWithin }: Triage) {
  const t = useT(DECISIONS);
  const arrow = (label: string, icon: string, go: (() => void) | undefined) => (
    <ActionIcon variant="default" size={36} aria-label={label} title={label} disabled={!go} onClick={() => go?.()}>
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <span className={classes['walk']}>
      {arrow(t(keysWithin ? 'previousRecord' : 'previous'), 'chevron-up', previous)}
      {arrow(t(keysWithin ? 'nextRecord' : 'next'), 'chevron-down', next)}
      {!keysWithin && (
        <Tooltip label={t('triage')} multiline w={280} position="top-start" events={{ hover: true, focus: true, touch: true }}>
          <ActionIcon variant="subtle" color="gray" size={36} className={classes['keys'] ?? ''} aria-label={`${t('keys')}: ${t('triage')}`}>
            <Icon name="help" />
          </ActionIcon>
        </Tooltip>
      )}
    </span>
  );
}
