/** Finds a product of the project: by words, or by its barcode through the camera. */
import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { WorkableSchedule } from '../../contract/field/my-day.endpoints.ts';
import { rightCheckDigit } from '../../contract/product/barcode.ts';
import { scannedProduct } from '../../contract/product/scanned-product.ts';
import { MY_DAY } from './my-day.messages.ts';
import { ScannerView } from './scanner-view.tsx';

type Product = WorkableSchedule['products'][number];

const contains = (text: string | null, wanted: string) => (text ?? '').toLowerCase().includes(wanted);

/** @returns the products to show, and the field that chooses among them */
export function useProductFinder(products: readonly Product[]): { readonly shown: readonly Product[]; readonly field: ReactNode } {
  const t = useT(MY_DAY);
  const [wanted, setWanted] = useState('');
  const [foundId, setFoundId] = useState<number | null>(null);
  const [scanning, setScanning] = useState(false);
  const [unknown, setUnknown] = useState<string | null>(null);
  const found = products.find(({ id }) => id === foundId);
  const needle = wanted.trim().toLowerCase();
  const shown = found ? [found] : products.filter(({ name, sku, barcode }) => contains(name, needle) || contains(sku, needle) || contains(barcode, needle));

  // A typed code that belongs to nothing, one digit of which is mistyped.
  const digit = rightCheckDigit(needle);

  const look = () => {
    setFoundId(null);
    setUnknown(null);
    setScanning(!scanning);
  };
  const read = (code: string) => {
    const product = scannedProduct(products, code);
    setUnknown(product ? null : code);
    if (!product) return false;
    setFoundId(product.id);
    setWanted(product.name);
    setScanning(false);
    return true;
  };

  const field = (
    <>
      <TextInput
        type="search"
        size="md"
        label={t('find')}
        value={wanted}
        onChange={(event) => {
          setFoundId(null);
          setWanted(event.currentTarget.value);
        }}
      />
      <Button size="lg" variant="default" leftSection={<Icon name={scanning ? 'close' : 'camera'} />} onClick={look}>
        {t(scanning ? 'stopScanning' : 'scan')}
      </Button>
      {scanning && <ScannerView onCode={read} />}
      <output>
        {found
          ? t('scanned', { name: found.name })
          : unknown !== null
            ? t('unknownBarcode', { code: unknown })
            : shown.length === 0 && digit !== null && t('wrongDigit', { code: needle, digit })}
      </output>
    </>
  );
  return { shown, field };
}
