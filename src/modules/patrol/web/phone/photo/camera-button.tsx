import { useRef } from 'react';
import { Button } from '@mantine/core';
import { keptPicture } from './picture-text.ts';

interface CameraButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** As it is kept: smaller than the camera made it. */
  readonly onPhoto: (photo: Blob) => void;
}

/** Opens the camera of the phone. */
export function CameraButton({ label, disabled = false, onPhoto }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again after it was taken back.
          event.currentTarget.value = '';
          if (file) void keptPicture(file).then(onPhoto);
        }}
      />
      <Button size="lg" variant="default" fullWidth disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
