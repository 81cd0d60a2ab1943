import { generateKeyPairSync, sign } from "node:crypto";

/** A server's private key and its certificate, in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** DER-encoded OBJECT IDENTIFIERs. */
const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const SUBJECT_ALT_NAME = [0x55, 0x1d, 0x11];
/** DER tags. */
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;
const VERSION = 0xa0;
const DNS_NAME = 0x82;
const EXTENSIONS = 0xa3;

/**
 * Creates a self-signed certificate (X.509 v3, RFC 5280).
 *
 * @param host the only host name for which it is valid
 * @param until end of its validity, in milliseconds since the epoch
 */
export function createCertificate(host: string, until: number): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const algorithm = der(SEQUENCE, der(OID, ECDSA_WITH_SHA256));
  const commonName = der(SEQUENCE, der(OID, COMMON_NAME), der(UTF8_STRING, Buffer.from(host)));
  const name = der(SEQUENCE, der(SET, commonName));
  const names = der(SEQUENCE, der(DNS_NAME, Buffer.from(host)));
  const extension = der(SEQUENCE, der(OID, SUBJECT_ALT_NAME), der(OCTET_STRING, names));
  const body = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, [2])),
    der(INTEGER, [1]),
    algorithm,
    name,
    der(SEQUENCE, utcTime(Date.UTC(2020, 0, 1)), utcTime(until)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(EXTENSIONS, der(SEQUENCE, extension)),
  );
  const signature = der(BIT_STRING, [0], sign("sha256", body, privateKey));
  const base64 = der(SEQUENCE, body, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: readonly (Buffer | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  return Buffer.concat([Buffer.from([tag, ...encodeLength(length)]), content]);
}

/**
 * Encodes a DER length in the fewest possible bytes, because browsers reject any other encoding.
 */
function encodeLength(length: number): readonly number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function utcTime(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/[-:T]/g, "").slice(2, 14);
  return der(UTC_TIME, Buffer.from(`${digits}Z`));
}
