import { Loader } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { MY_DAY } from './my-day.messages.ts';

const CodeScanner = lazyPart(async () => (await import('#platform/web/device/scanner/code-scanner.tsx')).CodeScanner);

/** The camera, looking for the barcode of a product until `onCode` says that it is one. */
export function ScannerView({ onCode, frames }: { onCode: (code: string) => boolean; frames?: number }) {
  const t = useT(MY_DAY);
  return (
    <Suspense fallback={<Loader aria-label={t('startingCamera')} />}>
      <CodeScanner kind="product" onCode={onCode} {...(frames !== undefined && { frames })} />
    </Suspense>
  );
}
