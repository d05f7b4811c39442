/** What is held to the camera: a QR code, or the number of a product (EAN-13, EAN-8, UPC-A). */
export type CodeKind = 'qr' | 'product';
