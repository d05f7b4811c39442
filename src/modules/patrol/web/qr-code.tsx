import makeCode from 'qrcode-generator';
import { useMemo } from 'react';

/** Squares around the code that readers need. */
const QUIET = 4;

/** A QR code, dark on white in every colour scheme. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string | undefined }) {
  const { size, path } = useMemo(() => {
    const code = makeCode(0, 'M');
    code.addData(text);
    code.make();
    const count = code.getModuleCount();
    const places = Array.from({ length: count * count }, (_, n) => [n % count, Math.floor(n / count)] as const);
    const dark = places.filter(([x, y]) => code.isDark(y, x));
    return { size: count + 2 * QUIET, path: dark.map(([x, y]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`).join('') };
  }, [text]);
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} />
    </svg>
  );
}
