/** A field that somebody signs with a finger, a pen or a mouse. Who cannot draw signs on paper, which is attached as a file. */
import { Button } from '@mantine/core';
import { useRef, useState, type PointerEvent } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { useLabel, type Label } from '#platform/web/locale/locale.tsx';
import { SIGNATURE } from './signature.messages.ts';
import classes from './signature-pad.module.css';

/** Pixels of the picture that is sent, whatever the screen. */
const SIZE = { width: 600, height: 200 } as const;
const LINE_WIDTH = 3;

/** @param label whose signature it is */
export function SignaturePad({ label, onChange }: { label: Label; onChange: (picture: File | null) => void }) {
  const t = useT(SIGNATURE);
  const labelOf = useLabel();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef(false);
  const [isSigned, setSigned] = useState(false);

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) / width) * SIZE.width, ((clientY - top) / height) * SIZE.height] as const;
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = event.currentTarget.getContext('2d');
    if (!context) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    context.lineWidth = LINE_WIDTH;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = '#000';
    context.beginPath();
    context.moveTo(...pointOf(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = drawing.current ? event.currentTarget.getContext('2d') : null;
    if (!context) return;
    context.lineTo(...pointOf(event));
    context.stroke();
  };
  const finish = () => {
    if (!drawing.current) return;
    drawing.current = false;
    setSigned(true);
    canvas.current?.toBlob((blob) => blob && onChange(new File([blob], 'signature.png', { type: 'image/png' })), 'image/png');
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, SIZE.width, SIZE.height);
    setSigned(false);
    onChange(null);
  };
  return (
    <div>
      <div className={classes['label']}>{labelOf(label)}</div>
      <canvas
        ref={canvas}
        {...SIZE}
        className={classes['pad']}
        role="img"
        aria-label={t('sign')}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={finish}
        onPointerCancel={finish}
      />
      <div className="note">{t('sign')}</div>
      {isSigned && (
        <Button variant="default" size="xs" onClick={clear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
