/** Reads the number of a new product from its pack: three frames that agree and a right check digit. Typing stays beside it. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { barcodeFormat } from '../../contract/product/barcode.ts';
import { MY_DAY } from '../field/my-day.messages.ts';
import { ScannerView } from '../field/scanner-view.tsx';

/** No product confirms the number of a new one, and a soft picture may show another whose check digit is right. */
const FRAMES = 3;

export function BarcodeScan({ onRead }: { onRead: (barcode: string) => void }) {
  const t = useT(MY_DAY);
  const [scanning, setScanning] = useState(false);
  const read = (code: string) => {
    if (barcodeFormat(code) === null) return false;
    onRead(code);
    setScanning(false);
    return true;
  };
  return (
    <>
      <div>
        <Button variant="default" leftSection={<Icon name={scanning ? 'close' : 'camera'} />} onClick={() => setScanning(!scanning)}>
          {t(scanning ? 'stopScanning' : 'scan')}
        </Button>
      </div>
      {scanning && <ScannerView onCode={read} frames={FRAMES} />}
    </>
  );
}
