// The validator's badge would send the document to a third party.
SwaggerUIBundle({ url: "../openapi.json", dom_id: "#docs", deepLinking: true, validatorUrl: null });
