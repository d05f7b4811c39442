import { lazy, Suspense, useRef, useState, type ComponentPropsWithoutRef } from 'react';

const TooltipPart = lazy(async () => ({ default: (await import('./tooltip-part.tsx')).TooltipPart }));

/** Says `label` beside what it holds under the pointer or the focus; loaded with the first look. */
export function LightTooltip({ label, children, ...span }: ComponentPropsWithoutRef<'span'> & { readonly label: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [looked, setLooked] = useState<'never' | 'now' | 'once'>('never');
  const look = () => setLooked('now');
  const leave = () => setLooked('once');
  return (
    <>
      <span ref={box} style={{ display: 'inline-block' }} {...span} onPointerEnter={look} onPointerLeave={leave} onFocus={look} onBlur={leave}>
        {children}
      </span>
      {looked !== 'never' && (
        <Suspense>
          <TooltipPart label={label} opened={looked === 'now'} target={box} />
        </Suspense>
      )}
    </>
  );
}
