import type { Endpoint } from '#platform/contract/endpoint.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { CLAIM_WORDS as W } from '../claim-words.ts';

/** The claim with its receipts on paper, as an action of its row and detail. @param call the own one, or the office's */
export function usePrintClaim(call: Endpoint) {
  const { locale } = useLocale();
  return ({ id }: { readonly id: number }) => ({
    key: 'print',
    label: W.print,
    icon: 'pdf',
    onClick: () => void openFile(call, { id, language: locale } as never),
  });
}
