/** The mark of Mesra: an m of two arches that is also two people side by side. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill="var(--mantine-primary-color-filled)" />
      <g fill="none" stroke="#fff" strokeWidth="3.6" strokeLinecap="round">
        <path d="M9.6 30v-6.6a5.2 5.2 0 0 1 10.4 0V30" />
        <path d="M20 23.4a5.2 5.2 0 0 1 10.4 0V30" />
      </g>
      <circle cx="14.8" cy="11.6" r="3.1" fill="#fff" />
      <circle cx="25.2" cy="11.6" r="3.1" fill="#ffc266" />
    </svg>
  );
}
