import { Skeleton } from '@mantine/core';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { listPersonFacts } from '../../contract/person-facts.endpoints.ts';
import { VIEW } from './view.messages.ts';
import classes from './view.module.css';

/** Pay, leave and presence at a glance, as far as the viewer may see them; each leads to where it comes from. */
export function PersonFacts({ id }: { id: number }) {
  const t = useT(VIEW);
  const say = useSay();
  const { data, isPending } = useEndpoint(listPersonFacts, { id }, { quiet: true, minDelay: false, keepPrevious: false });
  if (isPending) return <Skeleton className={classes['glance']} height={68} radius="md" />;
  if (!data || data.data.length === 0) return null;
  const tiles = data.data.map(({ name, value, note, path }) => ({ name: say(name), value: say(value), note: note ? say(note) : undefined, href: path }));
  return <Tiles tiles={tiles} label={t('glance')} className={classes['glance']} />;
}
