import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { MediaStorage } from './storage.ts';

export interface S3Settings {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export function createS3Storage({ bucket, endpoint, region, ...credentials }: S3Settings): MediaStorage {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // Most stores other than Amazon's support neither bucket subdomains nor the newer checksums.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async write(key, content, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: contentType }),
      );
    },

    async find(key) {
      const answer = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        .catch((error: unknown) => {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        });
      if (!answer?.Body) return undefined;
      return { content: answer.Body as Readable, size: answer.ContentLength ?? 0 };
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
