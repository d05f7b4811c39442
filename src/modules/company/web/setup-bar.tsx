import { Anchor, CloseButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { addWayOn } from '#platform/web/feedback.ts';
import { useLocalState } from '#platform/web/use-local-state.ts';
import { useCompany, useViewer } from '#platform/web/viewer.tsx';
import { showSetup } from '../contract/setup.endpoints.ts';
import type { SetupStepShown } from '../contract/setup.schema.ts';
import classes from './setup-bar.module.css';
import { SETUP_MESSAGES } from './setup.messages.ts';
import { nextStepOf, useSetupProgress } from './setup-steps.tsx';

const NONE: readonly SetupStepShown[] = [];
/** One save makes several answers stale. */
const SETTLE_MS = 150;

/** Over the owner's pages until the company is set up: how far it is, and what comes next. The first page has the whole list. */
export function SetupBar() {
  const t = useT(SETUP_MESSAGES);
  const say = useSay();
  const [path] = useLocation();
  const isOwner = useViewer().type === 'owner';
  const companyId = useCompany()?.id ?? 0;
  const [hiddenFor, hideFor] = useLocalState('setup_hidden_for', 0);
  const steps = useEndpoint(showSetup, {}, { enabled: isOwner, quiet: true, minDelay: false }).data?.data ?? NONE;
  const progress = useSetupProgress(steps);
  const next = nextStepOf(steps);
  useRereadAfterWrites(next !== undefined);
  useWayOn(steps, next && { label: t('next', { step: say(next.title) }), href: next.route });
  if (!next || path === '/' || hiddenFor === companyId) return null;
  return (
    <nav className={classes['bar']} aria-label={t('title')}>
      <span className="quiet">
        {t('title')}: {progress}
      </span>
      <Anchor component={Link} className="reach" href={next.route} size="sm" fw={550}>
        {t('next', { step: say(next.title) })}
      </Anchor>
      <Anchor component={Link} className="reach" href="/" size="sm" ml="auto">
        {t('all')}
      </Anchor>
      <CloseButton size="sm" aria-label={t('hide')} onClick={() => hideFor(companyId)} />
    </nav>
  );
}

/** Any write may end a step, and which do is known to their modules alone: what makes other answers stale makes the steps stale. */
function useRereadAfterWrites(isOpen: boolean): void {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate' || event.query.queryKey[0] === showSetup.name) return;
      clearTimeout(timer);
      timer = setTimeout(() => void invalidate(showSetup), SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, invalidate, isOpen]);
}

/** Once a save has ended a step, its confirmation leads to the next one. */
function useWayOn(steps: readonly SetupStepShown[], link: Parameters<typeof addWayOn>[0] | undefined): void {
  const done = steps.filter((step) => step.done).length;
  const before = useRef<number>(null);
  const notify = useEffectEvent(() => link && addWayOn(link));
  useEffect(() => {
    if (steps.length === 0) return;
    if (before.current !== null && done > before.current) notify();
    before.current = done;
  }, [steps.length, done]);
}
