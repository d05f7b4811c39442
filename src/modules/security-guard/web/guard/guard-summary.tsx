import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { guardSummary } from '../../contract/guard/guard.register.ts';
import { GUARD as W } from '../guard.messages.ts';

/** The registry in figures; vetting for whoever may see it. */
export function GuardSummary() {
  const t = useT(W);
  const say = useSay();
  const sums = useEndpoint(guardSummary, {}, { quiet: true }).data?.data;
  if (!sums || sums.active === 0) return null;
  const { vetting } = sums;
  return (
    <Tiles
      label={say(W.title)}
      tiles={[
        { name: t('active'), value: sums.active },
        { name: t('foreign'), value: sums.foreign, ...(sums.ratio_exceeded && { note: t('ratioNote') }) },
        { name: t('armed'), value: sums.armed },
        { name: t('certified'), value: `${Math.floor((sums.certified * 100) / sums.active)}%` },
        ...(vetting ? [{ name: t('vettingPending'), value: vetting.pending, note: t('vettingNote', vetting) }] : []),
      ]}
    />
  );
}
