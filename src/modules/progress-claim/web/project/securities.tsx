import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { LastDay } from '#platform/web/ui/last-day.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import type { Overview } from '../../contract/project/project.endpoints.ts';
import { SECURITY_NAMES } from '../../contract/project/project.messages.ts';
import { DETAIL } from '../detail.messages.ts';

/** Bonds and insurances of a contract, each with its last day: marked when it is near, and when it is over. */
export function Securities({ list }: { list: Overview['securities'] }) {
  const t = useT(DETAIL);
  const say = useSay();
  return (
    <DetailSection title={DETAIL.securities}>
      <ul className="list">
        {list.map(({ kind, reference, amount, expires_on }, at) => (
          <li key={at} className="entry">
            <span className="words">
              {say(SECURITY_NAMES[kind as keyof typeof SECURITY_NAMES])}
              {reference && <span className="note">{reference}</span>}
              <span className="wrap">
                {t('expires')} <LastDay date={expires_on} />
              </span>
            </span>
            <Money value={amount} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
