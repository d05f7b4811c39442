import { useWindowEvent } from '@mantine/hooks';
import { useTopLayer } from '#platform/web/ui/drawer/use-top-layer.ts';

/** Escape takes back this step alone, not the step below it and not the inbox. */
export function useEscape(takeBack: () => void): void {
  const top = useTopLayer();
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || !top) return;
    event.stopImmediatePropagation();
    takeBack();
  });
}
