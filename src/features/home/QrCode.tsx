import { QRCodeSVG } from 'qrcode.react';

/** A QR code, filling its box; the box gives it a light ground in both schemes. */
export function QrCode({ value }: { value: string }) {
  return (
    <QRCodeSVG
      value={value}
      size={200}
      marginSize={0}
      level="M"
      bgColor="transparent"
      fgColor="currentColor"
    />
  );
}
