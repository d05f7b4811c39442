/** Where several claims are paid at once, each that stayed says why; the others are on their way. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import type { ClaimRow } from '../../contract/claim.schema.ts';
import type { payClaims } from '../../contract/pay-claim.endpoints.ts';
import { MANAGE } from './manage.messages.ts';

type Results = OutputOf<typeof payClaims>['data'];

/** @param went how those are called that did not stay. */
export function useNotifiedResults(claims: readonly ClaimRow[], went: 'prepared' | 'paidMany') {
  const t = useT(MANAGE);
  const popup = usePopup();
  return ({ results, done }: Pick<Results, 'results' | 'done'>) => {
    const numbers = new Map(claims.map(({ id, number }) => [id, number ?? '']));
    const stayed = results.filter(({ ok }) => !ok).map(({ id, message }) => t('left', { number: numbers.get(id) ?? '', message: message ?? '' }));
    if (stayed.length > 0) popup.error([...(done > 0 ? [t(went, { n: done })] : []), ...stayed].join('\n'));
  };
}
