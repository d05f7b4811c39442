/** The ways from one payroll of a period to another. */
import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Link, useLocation } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useNeighbours } from './draft/neighbours.ts';
import type { ProcessFilter } from './draft/process-store.ts';
import { PROCESS } from './process.messages.ts';

/** What can no longer be processed can be looked at. */
export function LookAt({ target }: { target: ProcessFilter }) {
  const t = useT(PROCESS);
  const here = useNeighbours(target)?.here;
  return here?.includes('&id=') ? (
    <Button component={Link} href={here} leftSection={<Icon name="eye" size={16} />}>
      {t('view')}
    </Button>
  ) : null;
}

/** To the employees before and after in the payroll list, with the keys that do the same. */
export function Walk({ target, mayLeave }: { target: ProcessFilter; mayLeave: () => Promise<boolean> }) {
  const t = useT(PROCESS);
  const [, navigate] = useLocation();
  const near = useNeighbours(target);
  const go = async (href: string | null | undefined) => {
    if (href && (await mayLeave())) navigate(href);
  };
  useHotkeys(
    [
      ['alt+PageUp', () => void go(near?.previous)],
      ['alt+PageDown', () => void go(near?.next)],
    ],
    [],
  );
  return (
    <>
      <Button
        variant="default"
        title={`${t('previous')} (Alt Page Up)`}
        disabled={!near?.previous}
        leftSection={<Icon name="chevron-left" size={16} />}
        onClick={() => void go(near?.previous)}
      >
        <span className="sr-only">{t('previous')}: </span>
        {near ? t('position', { at: near.at, all: near.all }) : '–'}
      </Button>
      <Button
        variant="default"
        title={`${t('next')} (Alt Page Down)`}
        disabled={!near?.next}
        rightSection={<Icon name="chevron-right" size={16} />}
        onClick={() => void go(near?.next)}
      >
        {t('next')}
      </Button>
    </>
  );
}
