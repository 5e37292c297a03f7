/** A film as WebM: one video track, a cluster for each key frame, and the clusters' places in front, so that it can be sought in. */
export type Film = {
  width: number;
  height: number;
  codecId: "V_VP8" | "V_VP9";
  durationMs: number;
  frames: readonly { isKey: boolean; ms: number; bytes: Uint8Array }[];
};

const ID = {
  ...{ ebml: 0x1a45dfa3, docType: 0x4282, docTypeVersion: 0x4287, docTypeReadVersion: 0x4285 },
  ...{ segment: 0x18538067, info: 0x1549a966, timestampScale: 0x2ad7b1, duration: 0x4489 },
  ...{ muxingApp: 0x4d80, writingApp: 0x5741, tracks: 0x1654ae6b, trackEntry: 0xae, trackNumber: 0xd7 },
  ...{ trackUid: 0x73c5, trackType: 0x83, codecId: 0x86, video: 0xe0, pixelWidth: 0xb0, pixelHeight: 0xba },
  ...{ cues: 0x1c53bb6b, cuePoint: 0xbb, cueTime: 0xb3, cueTrackPositions: 0xb7, cueTrack: 0xf7 },
  ...{ cueClusterPosition: 0xf1, cluster: 0x1f43b675, timestamp: 0xe7, simpleBlock: 0xa3 },
} as const;

const MS_AS_NS = 1_000_000;
const VIDEO_TRACK = 1;
const KEY_FRAME = 0x80;
const APP = "Subpixel";

export function toWebm(film: Film): Buffer {
  const info = element(ID.info, [
    unsigned(ID.timestampScale, MS_AS_NS),
    element(ID.duration, [double(film.durationMs)]),
    element(ID.muxingApp, [Buffer.from(APP)]),
    element(ID.writingApp, [Buffer.from(APP)]),
  ]);
  const head = Buffer.concat([info, tracksOf(film)]);
  const clusters = clustersOf(film.frames);
  return Buffer.concat([
    element(ID.ebml, [
      element(ID.docType, [Buffer.from("webm")]),
      unsigned(ID.docTypeVersion, 4),
      unsigned(ID.docTypeReadVersion, 2),
    ]),
    element(ID.segment, [head, cuesOf(clusters, head.length), ...clusters.map(({ bytes }) => bytes)]),
  ]);
}

function tracksOf({ width, height, codecId }: Film): Buffer {
  const video = element(ID.video, [unsigned(ID.pixelWidth, width), unsigned(ID.pixelHeight, height)]);
  const entry = element(ID.trackEntry, [
    unsigned(ID.trackNumber, VIDEO_TRACK),
    unsigned(ID.trackUid, VIDEO_TRACK),
    unsigned(ID.trackType, 1),
    element(ID.codecId, [Buffer.from(codecId)]),
    video,
  ]);
  return element(ID.tracks, [entry]);
}

type Cluster = { ms: number; bytes: Buffer };

function clustersOf(frames: Film["frames"]): Cluster[] {
  const groups: Film["frames"][number][][] = [];
  for (const frame of frames) {
    if (frame.isKey || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  return groups.map((group) => {
    const start = group[0]?.ms ?? 0;
    return { ms: start, bytes: element(ID.cluster, [unsigned(ID.timestamp, start), ...group.map(blockAfter(start))]) };
  });
}

const blockAfter =
  (start: number) =>
  ({ isKey, ms, bytes }: Film["frames"][number]): Buffer => {
    const header = Buffer.alloc(4);
    header.writeUInt8(0x80 | VIDEO_TRACK, 0);
    header.writeInt16BE(ms - start, 1);
    header.writeUInt8(isKey ? KEY_FRAME : 0, 3);
    return element(ID.simpleBlock, [header, bytes]);
  };

/** Places are counted from the segment's first byte, and the cues themselves lie before them. */
function cuesOf(clusters: Cluster[], headLength: number): Buffer {
  const build = (firstPosition: number) => {
    let position = firstPosition;
    const points = clusters.map(({ ms, bytes }) => {
      const place = [unsigned(ID.cueTrack, VIDEO_TRACK), element(ID.cueClusterPosition, [fourBytes(position)])];
      position += bytes.length;
      return element(ID.cuePoint, [unsigned(ID.cueTime, ms), element(ID.cueTrackPositions, place)]);
    });
    return element(ID.cues, points);
  };
  return build(headLength + build(0).length);
}

function element(id: number, parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(body.length, 4);
  size.writeUInt8(0x01, 0);
  return Buffer.concat([idBytes(id), size, body]);
}

function idBytes(id: number): Buffer {
  return Buffer.from(id.toString(16).padStart(2, "0"), "hex");
}

function unsigned(id: number, value: number): Buffer {
  return element(id, [fourBytes(value)]);
}

function fourBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}
