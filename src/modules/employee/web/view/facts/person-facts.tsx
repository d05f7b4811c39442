import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { recallList, rememberList } from '#platform/web/local-state.ts';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { listPersonFacts } from '../../../contract/person-facts.endpoints.ts';
import { VIEW } from '../view.messages.ts';
import classes from '../view.module.css';

const NAME = 'person-facts';
/** Pay, the last net pay, leave and presence: what an office sees. */
const USUAL = 4;

/** Asked for as soon as the page knows whom it shows, so that it comes beside the person and not after. */
export const usePersonFacts = (id: number, enabled = true) =>
  useEndpoint(listPersonFacts, { id }, { enabled, quiet: true, minDelay: false, keepPrevious: false });

/** Pay, leave and presence at a glance, as far as the viewer may see them; each leads to where it comes from. */
export function PersonFacts({ id }: { id: number }) {
  const t = useT(VIEW);
  const say = useSay();
  const { data, isPending } = usePersonFacts(id);
  const shown = data?.data.length;
  useEffect(() => {
    if (shown !== undefined) rememberList(NAME, { shown });
  }, [shown]);
  if (isPending) return <FactsWaiting />;
  if (!data || data.data.length === 0) return null;
  const tiles = data.data.map(({ name, value, note, path }) => ({ name: say(name), value: say(value), note: note ? say(note) : undefined, href: path }));
  return <Tiles tiles={tiles} label={t('glance')} className={classes['glance']} />;
}

/** As many tiles as this viewer saw last, of the same height. */
export function FactsWaiting() {
  const [count] = useState(() => (recallList(NAME) as { readonly shown?: number } | undefined)?.shown ?? USUAL);
  const tiles = Array.from({ length: count }, (_, at) => ({
    name: '\u00A0'.repeat(at + 1),
    value: <Skeleton display="inline-block" height="0.8em" width="5em" radius="xs" />,
    note: '\u00A0',
    href: '#',
  }));
  return (
    <div inert aria-hidden>
      <Tiles tiles={tiles} className={classes['glance']} />
    </div>
  );
}
